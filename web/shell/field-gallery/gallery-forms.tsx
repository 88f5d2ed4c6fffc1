import { useId, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { Described } from '../../../core/description/described-document.ts'
import { kindsOnPage } from '../../../kinds/kind-components.ts'
import { Button } from '../../../ui/button.tsx'
import { CountdownButton } from '../../../ui/countdown-button.tsx'
import { focusWrong } from '../../form/focus-first-error.ts'
import type { Form } from '../../form/form-store.ts'
import { fieldNamed } from '../../platform/data/use-described.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { KindCard } from './kind-card.tsx'
import { LooseCard } from './unattached-kind-card.tsx'
import { useGalleryForm, useLockedForm } from './use-gallery-form.ts'
import { galleryWords } from './words.ts'
import css from './gallery.module.css'

interface GalleryFormsProps {
  readonly free: Described
  readonly strict: Described
}

/** The cards of all kinds by group, over one form that may stay empty and one that may not. */
export function GalleryForms({ free, strict }: GalleryFormsProps) {
  const t = useWords()
  const prefix = useId()
  const root = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<string | null>(null)
  const optional = useGalleryForm(free)
  const required = useGalleryForm(strict)
  const locked = useLockedForm(free, optional.form)
  const loose = kindsOnPage.filter((kind) => !free.fields.some((field) => field.kind === kind))
  const press = async (save: () => Promise<boolean>, shape: string) => {
    if (await save()) return
    setShown(null)
    // The messages are drawn first.
    requestAnimationFrame(() =>
      focusWrong(root.current?.querySelector<HTMLElement>(`[data-shape="${shape}"]:has([role="alert"])`) ?? null),
    )
  }
  return (
    <>
      <nav className={css.groups} aria-label={t(galleryWords.groups)}>
        {[{ name: null, label: t(galleryWords.all) }, ...free.form].map(({ name, label }) => (
          <button key={label} type="button" aria-pressed={shown === name} onClick={() => setShown(name)}>
            {label}
          </button>
        ))}
      </nav>
      <div ref={root}>
        {free.form
          .filter(({ name }) => shown === null || shown === name)
          .map((group) => (
            <section key={group.name} className={css.group} aria-label={group.label}>
              <h2>{group.label}</h2>
              <div className={css.cards}>
                {group.fields.map((name) => {
                  const field = fieldNamed(free.fields, name)
                  const must = fieldNamed(strict.fields, name)
                  return (
                    field &&
                    must && (
                      <KindCard
                        key={name}
                        prefix={prefix}
                        field={field}
                        must={must}
                        optional={optional.form}
                        required={required.form}
                        locked={locked}
                      />
                    )
                  )
                })}
              </div>
            </section>
          ))}
        {shown === null && (
          <section className={css.group} aria-label={t(galleryWords.others)}>
            <h2>{t(galleryWords.others)}</h2>
            <div className={css.cards}>
              {loose.map((kind) => (
                <LooseCard key={kind} kind={kind} />
              ))}
              <article className={css.card} data-kind="countdown">
                <h3>{t(galleryWords.countdown)}</h3>
                <div>
                  <CountdownButton onPress={() => undefined}>{t(galleryWords.send)}</CountdownButton>
                </div>
              </article>
            </div>
          </section>
        )}
      </div>
      <div className={css.bar}>
        <Wrong form={required.form} />
        <Button busy={optional.busy} onClick={() => void press(optional.save, 'optional')}>
          {t(galleryWords.saveOptional)}
        </Button>
        <Button look="primary" busy={required.busy} onClick={() => void press(required.save, 'required')}>
          {t(galleryWords.saveRequired)}
        </Button>
      </div>
    </>
  )
}

function Wrong({ form }: { readonly form: Form }) {
  const t = useWords()
  const wrong = useStore(form.store, ({ problems, refused, tried }) =>
    tried ? new Set([...Object.keys(problems), ...Object.keys(refused)]).size : 0,
  )
  return <span role="status">{wrong > 0 && t(galleryWords.wrong, { n: wrong })}</span>
}
