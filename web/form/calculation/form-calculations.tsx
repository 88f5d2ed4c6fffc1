import { Alert } from 'antd'
import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { Calculator } from '../../../core/description/calculator.ts'
import type { Described } from '../../../core/description/described-document.ts'
import { Card } from '../../../ui/card.tsx'
import { useWords } from '../../platform/session/use-words.ts'
import type { Form } from '../form-store.ts'
import { changesBy, told } from './calculated-changes.ts'
import { useCalculatorFunction } from './use-calculator-function.ts'
import { Variants } from './variants.tsx'
import { calculationWords as words } from './words.ts'
import css from './calculation.module.css'

interface FormCalculationsProps {
  readonly doc: Described
  readonly form: Form
  readonly calculators: readonly Calculator[]
}

/** Works out what a form comes to as one types, says what it lacks, and shows the variants side by side. */
export default function FormCalculations({ doc, form, calculators }: FormCalculationsProps) {
  return calculators.map((one) => <Live key={one.name} doc={doc} form={form} calculator={one} />)
}

interface LiveProps {
  readonly doc: Described
  readonly form: Form
  readonly calculator: Calculator
}

function Live({ doc, form, calculator }: LiveProps) {
  const t = useWords()
  const { calculate, error } = useCalculatorFunction(doc.module, calculator.name)
  const inputs = useStore(
    form.store,
    useShallow(({ checked }) => told(calculator, checked)),
  )
  const found = useMemo(() => calculate?.(inputs) ?? null, [calculate, inputs])
  useEffect(() => {
    if (found === null) return
    const changes = changesBy(calculator, found, form.store.getState().values)
    if (Object.keys(changes).length > 0) form.fill(changes)
  }, [calculator, form, found])
  if (error) return <Alert type="error" showIcon title={t(words.failed)} />
  if (found === null) return null
  if (found.lacks.length > 0)
    return (
      <Card title={t(words.lacks)}>
        <ul className={css.lacks} role="status">
          {found.lacks.map(({ words: lack, params }) => (
            <li key={`${lack.en} ${Object.values(params ?? {}).join()}`}>{t(lack, params)}</li>
          ))}
        </ul>
      </Card>
    )
  return calculate && calculator.variants ? (
    <Variants doc={doc} values={inputs} calculate={calculate} calculator={calculator} />
  ) : null
}
