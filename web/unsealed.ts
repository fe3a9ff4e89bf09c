/** Reads what the build has sealed (`sealing.ts`). */
export async function unsealed(text: string): Promise<unknown> {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  const words = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  return JSON.parse(await new Response(words).text())
}
