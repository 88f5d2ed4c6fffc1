import type { IconName } from '../../../ui/icon-paths.ts'

const icons: Readonly<Record<string, IconName>> = {
  money: 'coins', currency: 'coins', number: 'calculator', quantity: 'calculator', rate: 'calculator', slider: 'calculator',
  date: 'calendar', dateTime: 'clock', calendarRange: 'calendar', yearMonth: 'calendar', year: 'calendar', calendarDay: 'calendar', calendarDays: 'calendar', birthDate: 'calendar',
  select: 'down', radio: 'check', selects: 'list', checkboxes: 'list', yesNo: 'swap', dictionary: 'book', dictionaryRadio: 'book', dictionaries: 'book', dictionaryCheckboxes: 'book', color: 'palette',
  person: 'user', people: 'users', department: 'tree', departments: 'tree', unit: 'building', units: 'building',
  reference: 'external', references: 'external', attachment: 'clip', file: 'file', image: 'eye', autoNumber: 'key', lines: 'grid', phone: 'phone', contactNumber: 'phone', personName: 'user', textarea: 'list',
}

/** The icon of a kind in the palette. */
export function kindIcon(kind: string): IconName {
  return icons[kind] ?? 'edit'
}
