import { Page } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Trouble, usePage } from '../../../web/define.ts'
import { Designer } from '../parts/designer.tsx'
import { FormList } from '../parts/form-list.tsx'
import { useChoices, useForm } from '../parts/forms-data.tsx'

/** `/formbusiness`: every business form; below it, by its name, the designer of one. */
export default function Forms() {
  const { rest: [name], query } = usePage()
  return name === undefined ? <FormList key={query.toString()} /> : <Page full><Opened key={name} name={name} /></Page>
}

function Opened({ name }: { readonly name: string }) {
  const form = useForm(name)
  const choices = useChoices()
  const failed = [form, choices].find(({ error, data }) => error !== null && data === undefined)
  if (failed?.error) return <Trouble error={failed.error} onRetry={() => void failed.refetch()} />
  if (!form.data || !choices.data) return <Skeleton lines={10} height={24} />
  return <Designer opened={form.data} choices={choices.data} />
}
