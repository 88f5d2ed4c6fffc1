import { Page } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ErrorState, usePage } from '../../../web/module-api.ts'
import { Designer } from '../components/designer.tsx'
import { type Step, steps } from '../components/draft-problem-places.ts'
import { FormList } from '../components/form-list.tsx'
import { useChoices, useForm } from '../components/form-queries.tsx'

/** `/formbusiness`: every business form; below it, by its name, the designer of one. */
export default function Forms() {
  const {
    rest: [name],
    query,
  } = usePage()
  const first = steps.find((step) => step === query.get('step')) ?? 'design'
  return name === undefined ? (
    <FormList key={query.toString()} />
  ) : (
    <Page full>
      <Opened key={`${name} ${first}`} name={name} first={first} />
    </Page>
  )
}

function Opened({ name, first }: { readonly name: string; readonly first: Step }) {
  const form = useForm(name)
  const choices = useChoices()
  const failed = [form, choices].find(({ error, data }) => error !== null && data === undefined)
  if (failed?.error) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
  if (!form.data || !choices.data) return <Skeleton lines={10} height={24} />
  return <Designer first={first} opened={form.data} choices={choices.data} />
}
