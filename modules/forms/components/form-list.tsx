import { useEffect, useRef, useState } from 'react'
import type { FormDraft } from '../../../core/form-design/draft.ts'
import type { FormLine } from '../../../core/form-design/form-designer-types.ts'
import { Button } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { InputBox } from '../../../ui/input.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Page } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { failureText, http, openPage, ErrorState, useCan, usePage, useWords } from '../../../web/module-api.ts'
import { formsWords as words } from '../words/form-list-and-publishing.ts'
import { FormCard } from './form-card.tsx'
import { draftInFile, saveFile } from './form-file.ts'
import { useForms } from './form-queries.tsx'
import { NewFormDialog } from './new-form-dialog.tsx'
import { RetireDialog } from './retire-dialog.tsx'
import css from './designer.module.css'

type Asked =
  | { readonly what: 'new'; readonly from: FormDraft | null }
  | { readonly what: 'retire'; readonly form: FormLine }

/** Every form that was drawn, and the way to a new one; an address may begin a new one, or a copy of one, at once. */
export function FormList() {
  const t = useWords()
  const { label, path, query } = usePage()
  const mayDraw = useCan('ywbd-bj')
  const { data, error, refetch } = useForms()
  const [typed, setTyped] = useState('')
  const copied = query.get('copy')
  const [asked, setAsked] = useState<Asked | null>(() =>
    mayDraw && query.has('new') ? { what: 'new', from: null } : null,
  )
  useEffect(() => {
    if (mayDraw && copied !== null)
      void draftOf({ name: copied }).then((from) => {
        if (from !== null) setAsked({ what: 'new', from })
      })
  }, [mayDraw, copied])
  const closeNew = () => {
    setAsked(null)
    if (query.size > 0) openPage(path)
  }
  const wanted = typed.trim().toLowerCase()
  const found = (data ?? []).filter((form) =>
    `${Object.values(form.titles).join(' ')} ${form.name} ${form.code}`.toLowerCase().includes(wanted),
  )
  const create = mayDraw && (
    <Button look="primary" icon="plus" onClick={() => setAsked({ what: 'new', from: null })}>
      {t(words.create)}
    </Button>
  )
  const copy = async (form: FormLine) => {
    const from = await draftOf(form)
    if (from !== null) setAsked({ what: 'new', from })
  }
  const save = async (form: FormLine) => {
    const draft = await draftOf(form)
    if (draft !== null) saveFile(`${form.name}.json`, JSON.stringify(draft, null, 2))
  }
  const read = async (chosen: File) => {
    const draft = draftInFile(await chosen.text())
    if (draft === null) toast.error(t(words.importBad))
    else setAsked({ what: 'new', from: draft })
  }
  return (
    <Page>
      <PageHeader
        title={t(label)}
        note={t(words.note)}
        actions={
          <>
            <InputBox
              clearable
              style={{ width: 220 }}
              start={<Icon name="search" size={15} />}
              value={typed}
              placeholder={t(words.find)}
              aria-label={t(words.find)}
              onChange={setTyped}
            />
            <FileButton shown={mayDraw} onChosen={(chosen) => void read(chosen)} />
            {data && data.length > 0 && create}
          </>
        }
      />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={6} height={24} />}
      {data?.length === 0 && (
        <Empty title={t(words.none)} note={t(words.noneNote)}>
          {create}
        </Empty>
      )}
      {data && data.length > 0 && found.length === 0 && <Empty title={t(words.found)} />}
      <ul className={css.cards}>
        {found.map((form) => (
          <li key={form.name} className={css.card}>
            <FormCard
              form={form}
              mayDraw={mayDraw}
              onCopy={() => void copy(form)}
              onExport={() => void save(form)}
              onRetire={() => setAsked({ what: 'retire', form })}
            />
          </li>
        ))}
      </ul>
      {asked?.what === 'new' && <NewFormDialog from={asked.from} onClose={closeNew} />}
      {asked?.what === 'retire' && <RetireDialog form={asked.form} onClose={() => setAsked(null)} />}
    </Page>
  )
}

interface FileButtonProps {
  readonly shown: boolean
  readonly onChosen: (file: File) => void
}

function FileButton({ shown, onChosen }: FileButtonProps) {
  const t = useWords()
  const file = useRef<HTMLInputElement>(null)
  return (
    <>
      {shown && (
        <Button icon="upload" onClick={() => file.current?.click()}>
          {t(words.import)}
        </Button>
      )}
      <input
        ref={file}
        type="file"
        hidden
        accept=".json"
        aria-label={t(words.import)}
        onChange={(event) => {
          const chosen = event.target.files?.[0]
          if (chosen !== undefined) onChosen(chosen)
          event.target.value = ''
        }}
      />
    </>
  )
}

/** The draft of a form; null where there is none, which is said. */
async function draftOf({ name }: Pick<FormLine, 'name'>): Promise<FormDraft | null> {
  try {
    return (await http.get<{ draft: FormDraft }>(`/api/forms/${encodeURIComponent(name)}`, { quiet: true })).draft
  } catch (failure) {
    toast.error(failureText(failure))
    return null
  }
}
