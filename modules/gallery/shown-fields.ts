import {
  attachment, autoNumber, birthDate, calendarDay, calendarDays, calendarRange, checkboxes, color, contactNumber, currency, date, dateTime, department, departments,
  dictionaries, dictionary, dictionaryCheckboxes, dictionaryRadio, file, image, lines, money, number, people, person, personName, phone, quantity, radio, rate,
  reference, references, select, selects, slider, text, textarea, unit, units, upperEnglish, year, yearMonth, yesNo,
} from '../../kinds/index.ts'

const choices = [
  { code: 'sea', label: { zh: '海运', ru: 'Морем', en: 'By sea' } },
  { code: 'rail', label: { zh: '铁路', ru: 'По железной дороге', en: 'By rail' } },
  { code: 'road', label: { zh: '公路', ru: 'Автотранспортом', en: 'By road' } },
  { code: 'air', label: { zh: '空运', ru: 'Самолётом', en: 'By air' } },
] as const

/** One field of every kind under the kind's own name, with the options that people meet most. */
export const shownFields = {
  text: text({ min: 2, max: 50, searched: true }),
  textarea: textarea({ max: 500 }),
  phone: phone({ searched: true }),
  contactNumber: contactNumber(),
  personName: personName({ searched: true }),
  upperEnglish: upperEnglish(),
  number: number(),
  money: money({ digits: 2 }),
  currency: currency({ symbol: '$', minus: true }),
  quantity: quantity(),
  rate: rate({ digits: 4 }),
  slider: slider(),
  selection: select({ choices }),
  selects: selects({ choices, limit: 3 }),
  radio: radio({ choices }),
  checkboxes: checkboxes({ choices, limit: 3 }),
  dictionary: dictionary({ group: 'currency' }),
  dictionaries: dictionaries({ group: 'currency' }),
  dictionaryRadio: dictionaryRadio({ group: 'sex' }),
  dictionaryCheckboxes: dictionaryCheckboxes({ group: 'cpRole' }),
  yesNo: yesNo(),
  color: color(),
  date: date(),
  dateTime: dateTime(),
  birthDate: birthDate({ from: 'text' }),
  yearMonth: yearMonth(),
  year: year(),
  calendarDay: calendarDay(),
  calendarDays: calendarDays({ limit: 5 }),
  calendarRange: calendarRange(),
  unit: unit(),
  units: units(),
  department: department(),
  departments: departments(),
  person: person(),
  people: people(),
  reference: reference({ to: 'base.dictionary' }),
  references: references({ to: 'base.dictionary', limit: 3 }),
  file: file({ accept: '文档' }),
  image: image(),
  attachment: attachment(),
  storageFiles: attachment({ storage: true }),
  lines: lines({ max: 20, totals: ['money'], fields: { text: text({ required: true, max: 50 }), quantity: quantity(), money: money({ digits: 2 }), date: date() } }),
  autoNumber: autoNumber(),
}

/** The same, each of which a person must fill. */
export const requiredFields = Object.fromEntries(Object.entries(shownFields).map(([name, field]) => [name, 'readonly' in field ? field : { ...field, required: true }])) as unknown as typeof shownFields // the same names and kinds
