import { useMemo, useState } from 'react'
import { toast } from '../../../../ui/toast.ts'
import { http, newKey, queryClient, useCan, useUnsaved, useWords, type Values } from '../../../../web/module-api.ts'
import type { Question } from '../../design/question.ts'
import { readDesign, writeDesign } from '../../design/read-design.ts'
import { designerWords as words } from '../../words/designer.ts'

const thing = ['questionnaire', 'questionnaire'] as const

/** The questions of a record as they are being written, and how to keep them; what is typed survives a reload. */
export function useDesign(record: Values) {
  const t = useWords()
  const may = useCan('wjdc-bj')
  const stored = typeof record['design'] === 'string' ? record['design'] : ''
  const place = `design.${String(record['id'])}`
  const [draft, setDraft] = useState<readonly Question[] | null>(() => kept(place))
  const [busy, setBusy] = useState(false)
  const questions = useMemo(() => draft ?? readDesign(stored) ?? [], [draft, stored])
  const dirty = draft !== null && writeDesign(draft) !== stored
  useUnsaved(dirty)

  function put(next: readonly Question[]) {
    setDraft(next)
    sessionStorage.setItem(place, writeDesign(next))
  }

  async function save() {
    setBusy(true)
    try {
      await http.post(
        '/api/questionnaire/questionnaire/save',
        { id: record['id'], ver: record['ver'], design: writeDesign(questions) },
        { key: newKey() },
      )
      await queryClient.invalidateQueries({ queryKey: ['doc', ...thing] })
      sessionStorage.removeItem(place)
      setDraft(null)
      toast.success(t(words.saved))
    } catch {
      // The refusal has been said; what was written stays.
    } finally {
      setBusy(false)
    }
  }

  return { questions, editable: record['status'] === '0' && may, dirty, busy, put, save }
}

function kept(place: string): readonly Question[] | null {
  const text = sessionStorage.getItem(place)
  return text === null ? null : readDesign(text)
}
