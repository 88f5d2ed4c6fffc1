import DetailPage from '../detail/detail-page.tsx'
import { usePage } from '../platform/page/page-context.ts'

/** `/doc/{module}/{name}/{id}` and `/doc/{module}/{name}/new`: one record of any document, in a tab of its own. */
export default function DocPage() {
  const [module = '', name = '', id = 'new'] = usePage().rest
  return <DetailPage module={module} name={name} id={id} />
}
