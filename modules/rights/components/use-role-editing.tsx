import { useState } from 'react'
import { toast } from '../../../ui/toast.ts'
import { Failure, http, newKey, useUnsaved, useWords } from '../../../web/module-api.ts'
import { merged } from '../merge-role-edits.ts'
import type { RoleSheet, StoredSheet } from '../role-edit-types.ts'
import { grantWords } from '../words/grant.ts'
import { roleWords as words } from '../words/role-page.ts'
import { readSheet, renewRights } from './role-queries.tsx'

export type SheetWork = ReturnType<typeof useSheetWork>

/**
 * The work on one role: what was typed, saving it under the version that was read, and what happens when somebody was
 * faster.
 */
export function useSheetWork(
  stored: StoredSheet | null,
  start: RoleSheet,
  onSaved: (id: string) => void,
  onGone: () => void,
) {
  const t = useWords()
  const [base, setBase] = useState(start)
  const [ver, setVer] = useState(stored?.ver ?? 0)
  const [sheet, setSheet] = useState(start)
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [raced, setRaced] = useState<StoredSheet | null>(null)
  const dirty = stored === null || JSON.stringify(partsOf(sheet)) !== JSON.stringify(partsOf(base))
  useUnsaved(dirty)

  async function send(wanted: RoleSheet, seen: number): Promise<void> {
    setBusy(true)
    try {
      const saved = await http.post<{ id: string; ver: number; waiting?: true }>(
        '/api/rights/roles/save',
        { id: stored?.id ?? '', ver: seen, ...partsOf(wanted) },
        { key: newKey(), quiet: true },
      )
      setErrors({})
      if (saved.waiting) {
        // The role is as it was until somebody else confirms; what waits is shown above it.
        setSheet(base)
        setRaced(null)
        toast.info(t(grantWords.sent))
        renewRights()
        return
      }
      setBase(wanted)
      setSheet(wanted)
      setVer(saved.ver)
      setRaced(null)
      toast.success(t(words.saved))
      renewRights()
      onSaved(saved.id)
    } catch (failure) {
      if (!(failure instanceof Failure)) throw failure
      if (failure.code === 'record.changed' && stored !== null) setRaced(await readSheet(stored.id))
      else {
        setErrors(failure.errors)
        toast.error(Object.values(failure.errors)[0] ?? failure.message)
      }
    } finally {
      setBusy(false)
    }
  }

  async function remove(): Promise<void> {
    try {
      await http.del(`/api/base/role/${stored?.id ?? ''}`, { key: newKey() })
      toast.success(t(words.removed))
      renewRights()
      onGone()
    } catch {
      // What went wrong has been said.
    }
  }

  function takeTheirs(): void {
    if (raced === null) return
    setBase(raced)
    setSheet(raced)
    setVer(raced.ver)
    setRaced(null)
  }

  return {
    sheet,
    base,
    dirty,
    busy,
    errors,
    raced,
    remove,
    takeTheirs,
    patch: (more: Partial<RoleSheet>) => setSheet((before) => ({ ...before, ...more })),
    undo: () => {
      setSheet(base)
      setErrors({})
    },
    save: () => send(sheet, ver),
    merge: async () => {
      if (raced !== null) await send(merged(base, sheet, raced), raced.ver)
    },
    closeRace: () => setRaced(null),
  }
}

function partsOf({ role, permissions, scopes, members, grantable }: RoleSheet): RoleSheet {
  return { role, permissions, scopes, members, grantable }
}
