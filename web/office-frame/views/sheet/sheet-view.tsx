import { useEffect } from 'react'
import { WorkbookProblem } from '../../../../core/workbook/problem.ts'
import { Empty } from '../../../../ui/empty.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useWords } from '../../../platform/session/use-words.ts'
import { SheetEditor } from './sheet-editor.tsx'
import { type SheetSource, useWorkbook } from './use-workbook.ts'
import { problemWords } from './words.ts'

interface SheetViewProps {
  readonly source: SheetSource
  /** Whether it may be changed here and now; may turn while the view stands, and what was typed stays. */
  readonly editing: boolean
  readonly onChange: () => void
  readonly onHandle: (handle: { readonly save: () => Promise<Uint8Array> }) => void
}

/** An xlsx, seen and edited. */
export default function SheetView({ source, editing, onChange, onHandle }: SheetViewProps) {
  const t = useWords()
  const opening = useWorkbook(source)
  useEffect(() => {
    if (opening !== null && 'save' in opening) onHandle({ save: () => Promise.resolve(opening.save()) })
  }, [opening, onHandle])
  if (opening === null) return <Skeleton lines={8} />
  if (opening instanceof WorkbookProblem) return <Empty title={t(problemWords[opening.code], { part: opening.part })} />
  return <SheetEditor editing={opening.editing} mayEdit={editing} onChange={onChange} />
}
