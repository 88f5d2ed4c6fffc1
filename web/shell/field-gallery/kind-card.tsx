import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import type { DescribedField } from '../../../core/description/described-document.ts'
import { joinClassNames } from '../../../ui/join-class-names.ts'
import { FieldRow } from '../../form/field-row.tsx'
import type { Form } from '../../form/form-store.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { CellShape, SearchShape } from './cell-and-search-shapes.tsx'
import { galleryWords } from './words.ts'
import css from './gallery.module.css'

interface KindCardProps {
  readonly prefix: string
  readonly field: DescribedField
  /** The same field where it has to be filled. */
  readonly must: DescribedField
  readonly optional: Form
  readonly required: Form
  readonly locked: Form
}

/** One kind under its own name, in all its shapes. */
export function KindCard({ prefix, field, must, optional, required, locked }: KindCardProps) {
  const t = useWords()
  const value = useStore(optional.store, ({ checked }) => checked[field.name] ?? null)
  return (
    <article
      className={joinClassNames(css.card, field.kind === 'lines' && css.wide)}
      data-kind={field.kind}
      aria-label={field.label}
    >
      <h3>
        {field.label} <code>{field.kind}</code>
      </h3>
      <div className={css.shapes}>
        <Shape name="optional" label={t(galleryWords.optional)}>
          <FieldRow form={optional} field={field} prefix={`${prefix}-optional`} wide={false} />
        </Shape>
        <Shape name="required" label={t(galleryWords.required)}>
          <FieldRow form={required} field={must} prefix={`${prefix}-required`} wide={false} />
        </Shape>
        <Shape name="readonly" label={t(galleryWords.readonly)}>
          <FieldRow form={locked} field={field} prefix={`${prefix}-readonly`} wide={false} />
        </Shape>
        <Shape name="cell" label={t(galleryWords.cell)}>
          <CellShape field={field} value={value} />
        </Shape>
        <Shape name="search" label={t(galleryWords.search)}>
          <SearchShape field={field} />
        </Shape>
      </div>
    </article>
  )
}

function Shape({
  name,
  label,
  children,
}: {
  readonly name: string
  readonly label: string
  readonly children: ReactNode
}) {
  return (
    <div className={css.shape} data-shape={name}>
      <span className={css.shapeName}>{label}</span>
      {children}
    </div>
  )
}
