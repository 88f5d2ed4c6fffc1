import { useState } from 'react'
import { toast } from '../../../ui/toast.ts'
import { http, newKey, useWords, type Values } from '../../../web/module-api.ts'
import type { Entry, Part, WholeEntry } from '../calendar-entry-types.ts'
import { calendarWords as words } from '../words/calendar.ts'
import { renewCalendar } from './use-calendar-entries.tsx'
import type { At } from './use-day-in-address.tsx'

/** The form that is open: of an entry that is there, or of a new one. */
export interface OpenForm {
  readonly id?: string
  readonly start?: { readonly key: string; readonly values: Values }
}

/** The question how much of a series a change is meant for; null takes it back. */
export interface SeriesQuestion {
  readonly answer: (part: Part | 'all' | null) => void
}

interface Saved {
  readonly id: string
  readonly ver: number
}

/** The question, and how it is asked; an entry that does not repeat is meant whole. */
function useSeriesQuestion() {
  const [asked, setAsked] = useState<SeriesQuestion | null>(null)
  const ask = (repeats: boolean): Promise<Part | 'all' | null> =>
    repeats
      ? new Promise((resolve) =>
          setAsked({
            answer: (part) => {
              setAsked(null)
              resolve(part)
            },
          }),
        )
      : Promise.resolve('all')
  return { asked, ask }
}

/** The entry that a change of such a part is made to. */
async function partOf({ id, day }: At, part: Part | 'all'): Promise<Saved> {
  if (part !== 'all') return http.post<Saved>(`/api/schedule/entry/${id}/part`, { day, part })
  const { record } = await http.get<WholeEntry>(`/api/schedule/entry/${id}`)
  return { id, ver: record.ver }
}

/** Moves the beginning and the end of an entry by so many ms. */
async function moveBy(id: string, ver: number, begin: number, end: number): Promise<void> {
  const { record } = await http.get<WholeEntry>(`/api/schedule/entry/${id}`)
  const [startTime, endTime] = [record.startTime + begin, record.endTime + end]
  await http.post('/api/schedule/scheduleEvent/save', { id, ver, startTime, endTime }, { key: newKey() })
}

/** Another entry of the caller's in the time of this one. */
async function overlapping(id: string): Promise<Entry | undefined> {
  const { record } = await http.get<WholeEntry>(`/api/schedule/entry/${id}`, { quiet: true })
  const [other] = await http.get<Entry[]>('/api/schedule/overlaps', {
    query: { from: String(record.startTime), to: String(record.endTime), except: id },
    quiet: true,
  })
  return other
}

/** Making, changing, moving and deleting entries; of a series it asks how much of it. */
export function useEntryChanges(onDone: () => void) {
  const t = useWords()
  const [form, setForm] = useState<OpenForm | null>(null)
  const { asked, ask } = useSeriesQuestion()

  async function edit(at: At, repeats: boolean): Promise<void> {
    const part = await ask(repeats)
    if (part === null) return
    const { id } = await partOf(at, part)
    onDone()
    setForm({ id })
  }

  async function remove(at: At, repeats: boolean): Promise<boolean> {
    const part = await ask(repeats)
    if (part === null) return false
    await http.post(`/api/schedule/entry/${at.id}/cancel`, { day: at.day, part })
    toast.success(t(words.removed))
    onDone()
    renewCalendar()
    return true
  }

  async function move(entry: Entry, start: number, end: number, undo: () => void): Promise<void> {
    try {
      const part = await ask(entry.repeats)
      if (part === null) return undo()
      const { id, ver } = await partOf(entry, part)
      await moveBy(id, ver, start - entry.start, end - entry.end)
      toast.success(t(words.moved))
      await tellOverlap(id)
    } catch {
      // What went wrong has been said.
      undo()
    } finally {
      renewCalendar()
    }
  }

  async function tellOverlap(id: string): Promise<void> {
    const other = await overlapping(id)
    if (other) toast.info(t(words.overlaps, { title: other.title }))
  }

  return {
    form,
    asked,
    edit,
    remove,
    move: (...moved: Parameters<typeof move>) => void move(...moved),
    begin: (startTime: number, endTime: number, allDay: boolean) =>
      setForm({
        start: {
          key: 'calendar',
          values: { startTime, endTime: allDay ? endTime - 1 : endTime, allDay: allDay ? '1' : '0' },
        },
      }),
    close: () => setForm(null),
    saved: (id: string) => {
      setForm(null)
      renewCalendar()
      void tellOverlap(id).catch(() => null)
    },
  }
}
