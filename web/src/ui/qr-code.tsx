import { encode } from 'uqr'

type QrCodeProps = {
  /** What a camera reads from it. */
  readonly text: string
  /** What it is for, to whoever does not see it. */
  readonly label: string
}

/** Modules of white around the code, as cameras need them. */
const border = 2

/** A QR code. Dark on white in both schemes: not every camera reads one that is turned round. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border })
  const squares = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  )
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-44 max-w-full rounded-tile"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={squares.join('')} fill="#000" />
    </svg>
  )
}
