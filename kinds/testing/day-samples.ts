import { birthDate, calendarDay, calendarDays, calendarRange, date, dateTime, year, yearMonth } from '../index.ts'
import type { Sample } from './kind-sample.ts'

const oneDay: Pick<Sample, 'good' | 'wrong'> = {
  good: [
    ['2026-11-21', '2026-11-21'],
    [Date.UTC(2026, 10, 21, 3), '2026-11-21'],
    [String(Date.UTC(2026, 10, 20, 16)), '2026-11-21'],
  ],
  wrong: [
    ['2026-02-30', 'date.wrong'],
    ['yesterday', 'date.wrong'],
    [1.5, 'date.wrong'],
  ],
}

/** Days, times and years. */
export const daySamples: Readonly<Record<string, Sample>> = {
  date: {
    field: date(),
    good: [
      ['2026-11-21', '2026-11-21'],
      [Date.UTC(2026, 10, 21, 3), '2026-11-21'],
      [String(Date.UTC(2026, 10, 20, 16)), '2026-11-21'],
      [Date.UTC(2026, 10, 21, 15, 59, 59, 999), '2026-11-21'],
    ],
    wrong: [
      ['2026-02-30', 'date.wrong'],
      ['yesterday', 'date.wrong'],
      [1.5, 'date.wrong'],
      ['9'.repeat(15), 'date.wrong'],
    ],
  },
  dateTime: {
    field: dateTime(),
    good: [
      [1795000000000, 1795000000000],
      ['1795000000000', 1795000000000],
      [0, 0],
    ],
    wrong: [
      ['2026-11-21 10:00', 'date.wrong'],
      [1e18, 'date.wrong'],
      [0.5, 'date.wrong'],
    ],
  },
  birthDate: { field: birthDate(), ...oneDay },
  calendarDay: { field: calendarDay(), ...oneDay },
  calendarDays: {
    field: calendarDays({ limit: 2 }),
    good: [
      [
        ['2026-11-22', '2026-11-21', '2026-11-22'],
        ['2026-11-21', '2026-11-22'],
      ],
      [`2026-11-21,${Date.UTC(2026, 10, 22, 3)}`, ['2026-11-21', '2026-11-22']],
      ['2026-11-21', ['2026-11-21']],
    ],
    wrong: [
      [['2026-11-21', '2026-11-22', '2026-11-23'], 'choice.limit'],
      [['2026-02-30'], 'date.wrong'],
      [[{}], 'date.wrong'],
      [{ a: 1 }, 'date.wrong'],
    ],
  },
  calendarRange: {
    field: calendarRange(),
    good: [
      [
        ['2026-11-21', '2026-11-22'],
        ['2026-11-21', '2026-11-22'],
      ],
      [
        ['2026-11-22', '2026-11-21'],
        ['2026-11-21', '2026-11-22'],
      ],
      [
        ['2026-11-21', '2026-11-21'],
        ['2026-11-21', '2026-11-21'],
      ],
    ],
    wrong: [
      [['2026-11-21', '2026-11-22', '2026-11-23'], 'calendar.range'],
      [['2026-11-21', 'x'], 'date.wrong'],
      [{}, 'date.wrong'],
    ],
  },
  year: {
    field: year(),
    good: [
      ['2026', '2026'],
      [2000, '2000'],
    ],
    wrong: [
      ['1999', 'year.beyond'],
      ['26', 'year.wrong'],
      ['20260', 'year.wrong'],
      [2026.5, 'year.wrong'],
      [[], 'year.wrong'],
    ],
  },
  yearMonth: {
    field: yearMonth(),
    good: [['2026-11', '2026-11']],
    wrong: [
      ['2026-13', 'yearMonth.wrong'],
      ['2026-1', 'yearMonth.wrong'],
      [202611, 'yearMonth.wrong'],
      ['0000-01', 'yearMonth.wrong'],
    ],
  },
}
