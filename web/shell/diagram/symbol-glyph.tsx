import type { ReactNode } from 'react'
import type { SymbolNow } from '../../../core/api-types/diagram.ts'
import { type PlacedSymbol, type SymbolSort, symbolSorts } from '../../../core/description/diagram-symbols.ts'
import { square } from './line-path.ts'
import css from './diagram.module.css'

interface GlyphProps {
  readonly symbol: PlacedSymbol
  readonly on: SymbolNow['on']
}

/** What a symbol looks like, in its own box. */
export function Glyph({ symbol: { sort, turned, length = 1 }, on }: GlyphProps) {
  const far = length * square
  const letter = letters[sort]
  const [w, h] = symbolSorts[sort].size
  const [cx, cy] = turned === true ? [h / 2, w / 2] : [w / 2, h / 2]
  return (
    <>
      {/* What lies on its side is drawn standing, and mirrored over. */}
      <g transform={turned === true ? 'matrix(0 1 1 0 0 0)' : undefined}>
        {'bar' in symbolSorts[sort] ? <path className={css.bar} d={`M0 0H${far}`} /> : shapes[sort]?.(on)}
      </g>
      {letter !== undefined && (
        <text className={css.letter} x={cx * square} y={cy * square}>
          {letter}
        </text>
      )}
    </>
  )
}

const letters: { readonly [S in SymbolSort]?: string } = { meter: 'Wh', generator: 'G' }

const shapes: { readonly [S in SymbolSort]?: (on: SymbolNow['on']) => ReactNode } = {
  grid: () => <path d="M4 0H36V28H4ZM4 0L36 28M36 0L4 28M20 28V40" />,
  breaker: (on) => (
    <>
      <path d="M20 0V9M20 31V40" />
      <rect className={css.contact} x="9" y="9" width="22" height="22" />
      {on === 'off' && <path d="M13 20H27" />}
      {on === 'on' && <path d="M20 13V27" className={css.onContact} />}
    </>
  ),
  disconnector: (on) => (
    <path d={`M20 0V8M12 8H28M20 32V40M20 32L${on === 'off' ? '34 14' : '20 8'}`} className={css.open} />
  ),
  transformer: () => (
    <>
      <path d="M20 0V4M20 56V60" />
      <circle cx="20" cy="20" r="16" />
      <circle cx="20" cy="40" r="16" />
    </>
  ),
  meter: () => (
    <>
      <path d="M20 0V4M20 36V40" />
      <circle cx="20" cy="20" r="16" />
    </>
  ),
  inverter: () => <path d="M20 0V4M4 4H36V36H4ZM4 36L36 4M20 36V40M8 13Q11 8 14 13T20 13M22 27H33M22 31H33" />,
  generator: () => (
    <>
      <path d="M20 0V4" />
      <circle cx="20" cy="20" r="16" />
    </>
  ),
  turbine: () => (
    <>
      <path d="M20 0V4" />
      <circle cx="20" cy="20" r="16" />
      <path d="M20 20V8M20 20L10 27M20 20L30 27" />
      <circle className={css.contact} cx="20" cy="20" r="3" />
    </>
  ),
  converter: () => (
    <path d="M20 0V4M4 4H36V36H4ZM4 36L36 4M20 36V40M8 13Q11 8 14 13T20 13M22 27H33M22 31H33M30 14L34 10" />
  ),
  battery: () => <path d="M20 0V10M6 10H34M13 17H27M6 24H34M13 31H27M20 31V36" />,
  load: () => <path d="M20 0V4M4 20L20 4L36 20M8 17V36H32V17M20 36V40" />,
  network: () => <path d="M0 0H40V240H0ZM8 40H32M24 32L32 40L24 48M32 200H8M16 192L8 200L16 208" />,
  valve: () => <path className={css.contact} d="M20 0V4M6 4H34L20 20ZM6 36H34L20 20ZM20 36V40" />,
  pump: () => (
    <>
      <path d="M20 0V4M20 36V40" />
      <circle cx="20" cy="20" r="16" />
      <path className={css.contact} d="M9 31L20 5L31 31Z" />
    </>
  ),
  exchanger: () => <path d="M0 0H60V240H0ZM0 220L14 220L46 180L14 140L46 100L14 60L46 20H60" />,
  tank: () => <path d="M4 0V36H36V0M8 14H32M20 36V40" />,
}
