import type { FlowNode } from '../../../core/approval/definition.ts'
import { fitWords } from '../../../core/approval/form-mismatch-problem.ts'
import { expressionProblemText } from '../../../core/expression/expression-words.ts'
import type { FormDraft } from '../../../core/form-design/draft.ts'
import type { FormChoices } from '../../../core/form-design/form-designer-types.ts'
import type { Lang } from '../../../core/values/language.ts'
import { say } from '../../../core/words/format-message.ts'
import { isFixed, isName, nodeFit } from '../../../kinds/flow-form-mismatches.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import { describedDrawn } from './described-draft.ts'
import { columnsOf, drawnAt } from './draft-fields.ts'
import { comparable } from './predefined-flows.ts'

/** A form's field as the flow gives rights to it. */
export function flowFormFields(draft: FormDraft, lang: Lang) {
  const labelled = (path: string) => {
    const drawn = drawnAt(draft, path)
    return drawn?.label[lang] || drawn?.label.zh || path
  }
  return draft.doc.form
    .flatMap(({ fields }) => fields)
    .flatMap((name) => {
      const field = draft.doc.fields[name]
      if (field === undefined) return []
      const columns = Object.entries(columnsOf(field)).map(([column, { kind }]) => ({
        name: column,
        label: labelled(`${name}.${column}`),
        kind,
      }))
      const required =
        (field.required === true || kindOf(field.kind).demanded?.(field) === true) && field.initial === undefined
      return [
        {
          name,
          label: labelled(name),
          kind: field.kind,
          fixed: isFixed(draft.doc, name),
          names: isName(draft.doc, name),
          required,
          options: [],
          columns,
        },
      ]
    })
}

/** The values of a drawn form that conditions may compare, as its page would learn them. */
export function flowValueFields(draft: FormDraft, lang: Lang) {
  return comparable(draft.doc.fields).flatMap((name) => {
    const drawn = drawnAt(draft, name)
    return drawn === null ? [] : [describedDrawn(name, drawn, lang)]
  })
}

/** What the flow asks of the drawn form that the form does not give, in words. */
export function flowFitTexts(
  draft: FormDraft,
  { roles }: FormChoices,
  rolesAt: (node: FlowNode) => readonly string[],
  lang: Lang,
) {
  const { approval } = draft.doc
  if (approval === undefined) return []
  const values = comparable(draft.doc.fields)
  const known = new Set(roles.map(({ code }) => code))
  return Object.entries(approval.first.nodes).flatMap(([node, one]) => [
    ...nodeFit(draft.doc, values, one).map(({ code, params }) => ({
      node,
      problem: say(lang, fitWords[code][lang], {
        ...params,
        ...(typeof params['reason'] === 'string'
          ? {
              reason: expressionProblemText(
                params['reason'],
                lang,
                (name) => drawnAt(draft, name)?.label[lang] || name,
              ),
            }
          : {}),
        ...(typeof params['field'] === 'string'
          ? { field: drawnAt(draft, params['field'])?.label[lang] || params['field'] }
          : {}),
      }),
    })),
    ...rolesAt(one)
      .filter((role) => role !== '' && !known.has(role))
      .map((role) => ({ node, problem: say(lang, fitWords['flow.fit.role'][lang], { role }) })),
  ])
}
