import { useQuery, useQueryClient } from '@tanstack/react-query'
import { TreeSelect } from 'antd'
import { useState } from 'react'
import { minuteMs } from '../../../core/values/duration.ts'
import { http, useLang, useWords } from '../../../web/module-api.ts'
import { placeholderWords as words } from '../words/placeholders.ts'

interface FieldNode {
  readonly path: string
  readonly label: string
  readonly title: string
  readonly isList: boolean
  readonly opens: boolean
}

interface FieldChoiceProps {
  readonly document: string
  readonly path: string
  readonly label: string
  readonly name: string
  /** Whole sub-tables may be chosen: a part repeats their lines. */
  readonly lists: boolean
  readonly wrong: boolean
  readonly disabled: boolean
  readonly onChoose: (path: string, label: string) => void
}

/** A field picked from the tree of a document: its own fields, those of what it refers to, columns of sub-tables. */
export function FieldChoice({ document, path, label, name, lists, wrong, disabled, onChoose }: FieldChoiceProps) {
  const t = useWords()
  const { nodes, load } = useFieldTree(document)
  return (
    <TreeSelect
      style={{ width: '100%' }}
      allowClear
      showSearch
      treeDataSimpleMode
      treeNodeFilterProp="title"
      treeNodeLabelProp="way"
      labelInValue
      aria-label={t(words.chooseField) + ' ' + name}
      placeholder={t(words.chooseField)}
      status={wrong ? 'error' : ''}
      disabled={disabled}
      {...(path === '' ? {} : { value: { value: path, label: label || path } })}
      popupMatchSelectWidth={false}
      treeData={nodes.map(({ under, ...node }) => ({
        id: node.path,
        pId: under,
        value: node.path,
        title: node.label,
        way: node.title,
        isLeaf: !node.opens,
        selectable: lists || !node.isList,
      }))}
      loadData={({ value }) => load(String(value))}
      onChange={(chosen: { readonly value: string; readonly label?: unknown } | undefined) => {
        const node = nodes.find((field) => field.path === chosen?.value)
        onChoose(chosen?.value ?? '', node?.title ?? '')
      }}
    />
  )
}

type OpenedNode = FieldNode & { readonly under: string }

/** The fields of the document, and of what was opened below them so far; every row of the page asks once. */
function useFieldTree(document: string) {
  const lang = useLang()
  const client = useQueryClient()
  const [opened, setOpened] = useState<readonly OpenedNode[]>([])
  const queryOf = (under: string) => ({
    queryKey: ['call', 'office', 'fields', document, under, lang],
    staleTime: minuteMs,
    queryFn: () =>
      http.get<readonly FieldNode[]>(
        `/api/office/template/fields?document=${encodeURIComponent(document)}&under=${encodeURIComponent(under)}`,
        { quiet: true },
      ),
  })
  const { data: own = [] } = useQuery(queryOf(''))
  const load = async (under: string) => {
    const fields = await client.fetchQuery(queryOf(under))
    setOpened((before) => [
      ...before.filter((node) => node.under !== under),
      ...fields.map((field) => ({ ...field, under })),
    ])
  }
  return { nodes: [...own.map((field) => ({ ...field, under: '' })), ...opened], load }
}
