import type { Described } from '../../../core/description/described-document.ts'
import { Card } from '../../../ui/card.tsx'
import { recordSubject } from './comment-queries.ts'
import Comments from './comments.tsx'

/** What people say about a record, on a tab of it. */
export default function CommentsTab({ doc, id }: { readonly doc: Described; readonly id: string }) {
  return (
    <Card>
      <Comments of={recordSubject(doc, id)} />
    </Card>
  )
}
