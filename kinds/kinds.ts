import type { Kind } from '../core/description/field-kind.ts'
import { attachmentKind } from './attachment/kind.ts'
import { autoNumberKind } from './auto-number/kind.ts'
import { birthDateKind } from './birth-date/kind.ts'
import { calendarDayKind } from './calendar-day/kind.ts'
import { calendarDaysKind } from './calendar-days/kind.ts'
import { calendarRangeKind } from './calendar-range/kind.ts'
import { checkboxesKind } from './checkboxes/kind.ts'
import { colorKind } from './color/kind.ts'
import { contactNumberKind } from './contact-number/kind.ts'
import { currencyKind } from './currency/kind.ts'
import { dateTimeKind } from './date-time/kind.ts'
import { dateKind } from './date/kind.ts'
import { departmentKind } from './department/kind.ts'
import { departmentsKind } from './departments/kind.ts'
import { dictionariesKind } from './dictionaries/kind.ts'
import { dictionaryCheckboxesKind } from './dictionary-checkboxes/kind.ts'
import { dictionaryRadioKind } from './dictionary-radio/kind.ts'
import { dictionaryKind } from './dictionary/kind.ts'
import { fileKind } from './file/kind.ts'
import { imageKind } from './image/kind.ts'
import { linesKind } from './lines/kind.ts'
import { moneyKind } from './money/kind.ts'
import { numberKind } from './number/kind.ts'
import { peopleKind } from './people/kind.ts'
import { personNameKind } from './person-name/kind.ts'
import { personKind } from './person/kind.ts'
import { phoneKind } from './phone/kind.ts'
import { quantityKind } from './quantity/kind.ts'
import { radioKind } from './radio/kind.ts'
import { rateKind } from './rate/kind.ts'
import { referenceKind } from './reference/kind.ts'
import { referencesKind } from './references/kind.ts'
import { selectKind } from './select/kind.ts'
import { selectsKind } from './selects/kind.ts'
import { sliderKind } from './slider/kind.ts'
import { textKind } from './text/kind.ts'
import { textareaKind } from './textarea/kind.ts'
import { unitKind } from './unit/kind.ts'
import { unitsKind } from './units/kind.ts'
import { upperEnglishKind } from './upper-english/kind.ts'
import { yearMonthKind } from './year-month/kind.ts'
import { yearKind } from './year/kind.ts'
import { yesNoKind } from './yes-no/kind.ts'

/** Every kind there is; a kind that is not here does not exist for the engine. */
export const kinds: readonly Kind[] = [
  textKind,
  textareaKind,
  phoneKind,
  contactNumberKind,
  personNameKind,
  upperEnglishKind,
  numberKind,
  moneyKind,
  quantityKind,
  rateKind,
  selectKind,
  selectsKind,
  radioKind,
  checkboxesKind,
  dictionaryKind,
  dictionariesKind,
  dictionaryRadioKind,
  dictionaryCheckboxesKind,
  yesNoKind,
  currencyKind,
  sliderKind,
  colorKind,
  dateKind,
  dateTimeKind,
  birthDateKind,
  yearMonthKind,
  yearKind,
  calendarDayKind,
  calendarDaysKind,
  calendarRangeKind,
  personKind,
  peopleKind,
  unitKind,
  unitsKind,
  departmentKind,
  departmentsKind,
  referenceKind,
  referencesKind,
  attachmentKind,
  fileKind,
  imageKind,
  autoNumberKind,
  linesKind,
]

const byName = new Map(kinds.map((kind) => [kind.name, kind]))

/** The kind of that name; a field that names none is a bug of its description. */
export function kindOf(name: string): Kind {
  const kind = byName.get(name)
  if (!kind) throw new Error(`no kind is called ${name}`)
  return kind
}
