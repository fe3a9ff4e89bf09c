import qrcode from 'qrcode-generator'
import { useMemo } from 'react'

/** A link as a picture to photograph. */
export function Qr({ link, label, className }: { readonly link: string; readonly label: string; readonly className?: string | undefined }) {
  const { n, path } = useMemo(() => {
    const qr = qrcode(0, 'M')
    qr.addData(link)
    qr.make()
    const size = qr.getModuleCount()
    let squares = ''
    for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) if (qr.isDark(y, x)) squares += `M${x} ${y}h1v1h-1z`
    return { n: size, path: squares }
  }, [link])
  return (
    <svg viewBox={`-2 -2 ${n + 4} ${n + 4}`} className={className} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect x="-2" y="-2" width={n + 4} height={n + 4} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
