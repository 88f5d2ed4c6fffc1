import type {
  DescribedBoard,
  DescribedCurve,
  DescribedList,
  DescribedTree,
} from '../../../core/description/described-document.ts'
import type { AnyDocument, List } from '../../../core/description/document.ts'
import type { BoardView, CurveView, TreeView } from '../../../core/description/rows-views.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import { summaryFields } from '../../../kinds/summary-fields.ts'
import { ganttOf, ganttProblems } from './gantt-view.ts'
import { mapOf, mapProblems } from './map-view.ts'

/** The views of a list as far as the caller knows what they show, and may call the `verbs` that they do. */
export function describedViews(
  doc: AnyDocument,
  views: List['views'],
  known: ReadonlySet<string>,
  verbs: ReadonlySet<string> = new Set(),
): Pick<DescribedList, 'views'> {
  const board = views?.board === undefined ? null : boardOf(doc, views.board, known)
  const tree = views?.tree === undefined ? null : treeOf(doc, views.tree, known)
  const curve = views?.curve === undefined ? null : curveOf(doc, views.curve, known)
  const map = views?.map === undefined ? null : mapOf(views.map, known)
  const gantt = views?.gantt === undefined ? null : ganttOf(doc, views.gantt, known, verbs)
  const offered = {
    ...(board === null ? {} : { board }),
    ...(tree === null ? {} : { tree }),
    ...(curve === null ? {} : { curve }),
    ...(map === null ? {} : { map }),
    ...(gantt === null ? {} : { gantt }),
  }
  const { opens } = views ?? {}
  if (Object.keys(offered).length === 0) return {}
  return { views: { ...offered, opens: opens !== undefined && opens in offered ? opens : 'grid' } }
}

function boardOf(doc: AnyDocument, { person, due }: BoardView, known: ReadonlySet<string>): DescribedBoard | null {
  if (doc.states === undefined || !known.has(doc.states.field)) return null
  const foot = {
    ...(person !== undefined && known.has(person) ? { person } : {}),
    ...(due !== undefined && known.has(due) ? { due } : {}),
  }
  const beside = new Set([doc.title, doc.states.field, person, due])
  const about = summaryFields(doc).filter((name) => known.has(name) && !beside.has(name))
  return { states: doc.states.codes, card: [doc.title, ...about, ...Object.values(foot)], ...foot }
}

function treeOf({ parent }: AnyDocument, { rollUp }: TreeView, known: ReadonlySet<string>): DescribedTree | null {
  if (parent === undefined || !known.has(parent)) return null
  const isRolled = rollUp !== undefined && known.has(rollUp.of) && known.has(rollUp.by)
  return { parent, ...(isRolled ? { rollUp } : {}) }
}

function curveOf({ effective }: AnyDocument, view: CurveView, known: ReadonlySet<string>): DescribedCurve | null {
  const { along, value, by } = view
  if (![along, value, ...by].every((name) => known.has(name))) return null
  return { along, value, by, holds: effective?.from === along }
}

/** What is wrong with the views of a document's lists. */
export function viewProblems(doc: AnyDocument): string[] {
  return Object.entries(doc.lists).flatMap(([name, { views }]) => {
    if (views === undefined) return []
    const { board, tree, curve, map, gantt, opens } = views
    return [
      ...(board === undefined ? [] : boardProblems(doc, board)),
      ...(tree === undefined ? [] : treeProblems(doc, tree)),
      ...(curve === undefined ? [] : curveProblems(doc, curve)),
      ...(map === undefined ? [] : mapProblems(doc, map)),
      ...(gantt === undefined ? [] : ganttProblems(doc, gantt)),
      ...(opens === undefined || views[opens] !== undefined ? [] : [`it opens in ${opens}, which it does not have`]),
    ].map((problem) => `list ${name}: ${problem}`)
  })
}

function treeProblems({ parent, fields }: AnyDocument, { rollUp }: TreeView): string[] {
  const rolled = rollUp === undefined ? [] : [rollUp.of, rollUp.by]
  return [
    ...(parent === undefined ? ['a tree stands on the parent of the document, and it has none'] : []),
    ...rolled
      .filter((name) => !kindOf(fields[name]?.kind ?? 'text').numeric)
      .map((name) => `${name} is no number to roll up`),
  ]
}

function boardProblems(doc: AnyDocument, { person, due }: BoardView): string[] {
  const { states, actions = {} } = doc
  const moves = Object.values(actions).some(({ to, needs }) => to !== 'same' && needs !== 'system')
  return [
    ...(states === undefined ? ['a board has a column for each state, and the document has no states'] : []),
    ...(states !== undefined && !moves ? ['no person may move what stands on its board'] : []),
    ...(person === undefined || doc.fields[person]?.kind === 'person' ? [] : [`${person} names no person`]),
    ...(due === undefined || 'dueSoon' in (doc.fields[due] ?? {}) ? [] : [`${due} is no day with a light`]),
  ]
}

const days: readonly string[] = ['date', 'dateTime']
const numbers: readonly string[] = ['number', 'money', 'quantity', 'rate']

function curveProblems({ fields }: AnyDocument, { along, value, by }: CurveView): string[] {
  return [
    ...(days.includes(fields[along]?.kind ?? '') ? [] : [`its curve goes along ${along}, which is no day`]),
    ...(numbers.includes(fields[value]?.kind ?? '') ? [] : [`its curve draws ${value}, which is no number`]),
    ...by
      .filter((name) => fields[name] === undefined)
      .map((name) => `its curve has lines by ${name}, which is no field`),
  ]
}
