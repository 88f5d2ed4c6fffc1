import type { OfficePackage } from '../../../../core/workbook/office-package.ts'
import type { OfdObject, OfdPage } from './read-ofd.ts'
import css from './ofd.module.css'

interface OfdSheetProps {
  readonly page: OfdPage
  readonly parts: OfficePackage
  readonly label: string
}

/** One page, drawn in millimetres. */
export function OfdSheet({ page: { box, objects }, parts, label }: OfdSheetProps) {
  return (
    <svg className={css.page} viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} role="img" aria-label={label}>
      {objects.map((one, at) => (
        // Objects are drawn in their order and never reordered.
        <g key={at} transform={placeOf(one)} opacity={one.opacity}>
          <Drawn one={one} parts={parts} />
        </g>
      ))}
    </svg>
  )
}

function placeOf({ box, matrix }: OfdObject): string {
  const moved = `translate(${box.x} ${box.y})`
  return matrix.length === 6 ? `${moved} matrix(${matrix.join(' ')})` : moved
}

function Drawn({ one, parts }: { readonly one: OfdObject; readonly parts: OfficePackage }) {
  if (one.sort === 'path') return <path d={one.d} fill={one.fill} stroke={one.stroke} strokeWidth={one.width} />
  if (one.sort === 'picture') {
    // A matrix says how large the picture is; without one it fills its place.
    const size = one.matrix.length === 6 ? { width: 1, height: 1 } : { width: one.box.width, height: one.box.height }
    return <image {...size} preserveAspectRatio="none" href={addressOf(one.part, parts.get(one.part))} />
  }
  return (
    <text fontFamily={familyOf(one.family)} fontSize={one.size} fontWeight={one.bold ? 700 : 400} fill={one.fill}>
      {one.letters.map(({ text, x, y }, at) => (
        <tspan key={at} x={x} y={y}>
          {text}
        </tspan>
      ))}
    </text>
  )
}

/** A name may hold no quotation mark or anything else that ends it. */
function familyOf(family: string): string {
  const name = family.replaceAll(/["\\;{}<>]/g, '')
  return name === '' ? 'SimSun, serif' : `"${name}", SimSun, serif`
}

function addressOf(part: string, bytes: Uint8Array | undefined): string {
  const type = /\.jpe?g$/i.test(part) ? 'jpeg' : (/\.(\w+)$/.exec(part)?.[1]?.toLowerCase() ?? 'png')
  let letters = ''
  for (const byte of bytes ?? []) letters += String.fromCodePoint(byte)
  return `data:image/${type};base64,${btoa(letters)}`
}
