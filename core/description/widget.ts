import type { Words } from '../values/language.ts'
import type { ChartFigures } from './chart.ts'

/** A figure, chart or list for a home page; its query stands in the module's `*.server.ts` under the same name. */
export interface Widget {
  readonly module: string
  readonly name: string
  readonly label: Words
  readonly look: keyof WidgetData
  /** Permission without which it is not offered. */
  readonly needs: string
  /** Page that opens on a click. */
  readonly opens: string
  /** Grid cells on a wide screen. */
  readonly size: 1 | 2 | 3 | 4
  /** What it says where it has nothing to show. */
  readonly empty?: Words
  /** What it may be told beside who reads it: names of the query that its page asks with. */
  readonly takes?: readonly string[]
  /** It is for dashboards: a home page has it once somebody has put it there. */
  readonly apart?: true
  /** It stands before all others until its reader arranges them: what waits for him. */
  readonly leads?: true
}

type Tone = 'good' | 'plain' | 'warning' | 'bad'

/** One figure; `value` is a decimal or a text already in the caller's language. */
export interface Figure {
  readonly value: string
  readonly label?: string
  readonly unit?: string
  readonly note?: string
  readonly tone?: Tone
  /** Where it stands between its limits, and how that is called. */
  readonly light?: { readonly colour: LightColour; readonly label: string }
  readonly href?: string
}

/** Within its limits, beyond the first, the second, the last. */
export type LightColour = 'green' | 'yellow' | 'orange' | 'red'

export interface WidgetLine {
  readonly title: string
  readonly note?: string
  /** A decimal with its currency apart. */
  readonly amount?: string
  readonly currency?: string
  /** Epoch ms. */
  readonly at?: number
  readonly status?: { readonly label: string; readonly color?: string }
  readonly href?: string
}

/** What each look draws; decimals are text, times epoch ms, days YYYY-MM-DD. */
export interface WidgetData {
  readonly figure: Figure
  readonly figures: readonly Figure[]
  readonly list: { readonly lines: readonly WidgetLine[]; readonly total: number }
  /** What has a `unit` is compared with its own alone, under its name. */
  readonly bars: readonly { readonly label: string; readonly value: string; readonly unit?: string }[]
  readonly chart: ChartFigures
  readonly links: readonly { readonly label: string; readonly href: string }[]
  /** What the reader opened lately and marked; its card asks for it itself. */
  readonly kept: null
  readonly calendar: {
    readonly month: string
    readonly days: readonly {
      readonly day: string
      readonly count: number
      readonly amount: string
      readonly href: string
    }[]
  }
}

/** Describes a widget. */
export function widget(spec: Widget): Widget {
  return spec
}
