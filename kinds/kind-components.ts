import { lazy } from 'react'
import { AttachmentCell } from './attachment/cell.tsx'
import { ColorCell } from './color/cell.tsx'
import { DictionariesCell } from './dictionaries/cell.tsx'
import { DictionaryCell } from './dictionary/cell.tsx'
import type { Cell, Input } from './field-services.ts'
import { FileCell } from './file/cell.tsx'
import { ImageCell } from './image/cell.tsx'
import { LinesCell } from './lines/cell.tsx'
import { PlainCell } from './shared-inputs/plain-cell.tsx'

/** What a page shows for a kind: its cell comes with the page, its input when a form is opened. */
interface KindOnPage {
  readonly Cell: Cell
  readonly Input: Input
}

const pages: Readonly<Record<string, KindOnPage>> = {
  text: { Cell: PlainCell, Input: lazy(() => import('./text/input.tsx')) },
  textarea: { Cell: PlainCell, Input: lazy(() => import('./textarea/input.tsx')) },
  contactNumber: { Cell: PlainCell, Input: lazy(() => import('./contact-number/input.tsx')) },
  personName: { Cell: PlainCell, Input: lazy(() => import('./person-name/input.tsx')) },
  phone: { Cell: PlainCell, Input: lazy(() => import('./phone/input.tsx')) },
  upperEnglish: { Cell: PlainCell, Input: lazy(() => import('./upper-english/input.tsx')) },
  number: { Cell: PlainCell, Input: lazy(() => import('./number/input.tsx')) },
  money: { Cell: PlainCell, Input: lazy(() => import('./money/input.tsx')) },
  quantity: { Cell: PlainCell, Input: lazy(() => import('./quantity/input.tsx')) },
  rate: { Cell: PlainCell, Input: lazy(() => import('./rate/input.tsx')) },
  currency: { Cell: PlainCell, Input: lazy(() => import('./currency/input.tsx')) },
  slider: { Cell: PlainCell, Input: lazy(() => import('./slider/input.tsx')) },
  color: { Cell: ColorCell, Input: lazy(() => import('./color/input.tsx')) },
  date: { Cell: PlainCell, Input: lazy(() => import('./date/input.tsx')) },
  dateTime: { Cell: PlainCell, Input: lazy(() => import('./date-time/input.tsx')) },
  yearMonth: { Cell: PlainCell, Input: lazy(() => import('./year-month/input.tsx')) },
  yesNo: { Cell: PlainCell, Input: lazy(() => import('./yes-no/input.tsx')) },
  birthDate: { Cell: PlainCell, Input: lazy(() => import('./birth-date/input.tsx')) },
  year: { Cell: PlainCell, Input: lazy(() => import('./year/input.tsx')) },
  calendarDay: { Cell: PlainCell, Input: lazy(() => import('./calendar-day/input.tsx')) },
  calendarDays: { Cell: PlainCell, Input: lazy(() => import('./calendar-days/input.tsx')) },
  calendarRange: { Cell: PlainCell, Input: lazy(() => import('./calendar-range/input.tsx')) },
  select: { Cell: PlainCell, Input: lazy(() => import('./select/input.tsx')) },
  selects: { Cell: PlainCell, Input: lazy(() => import('./selects/input.tsx')) },
  radio: { Cell: PlainCell, Input: lazy(() => import('./radio/input.tsx')) },
  checkboxes: { Cell: PlainCell, Input: lazy(() => import('./checkboxes/input.tsx')) },
  dictionaryRadio: { Cell: DictionaryCell, Input: lazy(() => import('./dictionary-radio/input.tsx')) },
  dictionaryCheckboxes: { Cell: DictionariesCell, Input: lazy(() => import('./dictionary-checkboxes/input.tsx')) },
  dictionary: { Cell: DictionaryCell, Input: lazy(() => import('./dictionary/input.tsx')) },
  dictionaries: { Cell: DictionariesCell, Input: lazy(() => import('./dictionaries/input.tsx')) },
  person: { Cell: PlainCell, Input: lazy(() => import('./person/input.tsx')) },
  people: { Cell: PlainCell, Input: lazy(() => import('./people/input.tsx')) },
  unit: { Cell: PlainCell, Input: lazy(() => import('./unit/input.tsx')) },
  units: { Cell: PlainCell, Input: lazy(() => import('./units/input.tsx')) },
  department: { Cell: PlainCell, Input: lazy(() => import('./department/input.tsx')) },
  departments: { Cell: PlainCell, Input: lazy(() => import('./departments/input.tsx')) },
  reference: { Cell: PlainCell, Input: lazy(() => import('./reference/input.tsx')) },
  references: { Cell: PlainCell, Input: lazy(() => import('./references/input.tsx')) },
  attachment: { Cell: AttachmentCell, Input: lazy(() => import('./attachment/input.tsx')) },
  file: { Cell: FileCell, Input: lazy(() => import('./file/input.tsx')) },
  image: { Cell: ImageCell, Input: lazy(() => import('./image/input.tsx')) },
  autoNumber: { Cell: PlainCell, Input: lazy(() => import('./auto-number/input.tsx')) },
  lines: { Cell: LinesCell, Input: lazy(() => import('./lines/input.tsx')) },
}

/** The cell and input of a kind; a kind without them is our own bug. */
export function onPage(kind: string): KindOnPage {
  const page = pages[kind]
  if (!page) throw new Error(`kind ${kind} has no cell and input`)
  return page
}

/** Every kind that pages know, for the gallery and its tests. */
export const kindsOnPage: readonly string[] = Object.keys(pages)
