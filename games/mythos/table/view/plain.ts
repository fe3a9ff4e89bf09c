/** The realiser's rich form without its marks: `**label:**`, `[[icon|words]]`, `_reminder_`. */
export const plain = (rich: string): string =>
  rich
    .replace(/\[\[[^\]|]*\|([^\]]*)\]\]/g, '$1')
    .replace(/\*\*/g, '')
    .replace(/^_(.*)_$/gm, '$1')
    .replace(/\s*\n\s*/g, ' ')
