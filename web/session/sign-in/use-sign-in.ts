import { useState } from 'react'
import { Failure } from '../../http/failure.ts'
import { sessionBegan } from '../../http/session-end.ts'
import { returnPath } from '../return-path.ts'
import { signIn, type PasswordSignIn, type SmsSignIn } from '../sign-in.ts'
import type { Captcha } from './use-captcha.ts'

export type FieldErrors = Readonly<Record<string, string>>

export interface SignIn {
  readonly busy: boolean
  readonly done: boolean
  /** What the server refused, when it names no field. */
  readonly refusal: string
  readonly errors: FieldErrors
  readonly setErrors: (errors: FieldErrors) => void
  readonly submit: (given: PasswordSignIn | SmsSignIn) => Promise<boolean>
  /** Shows what another call of the form was refused for. */
  readonly refuse: (failure: unknown) => void
}

/** The way through the door: one call, its refusals at their fields, then the page that was asked for. */
export function useSignIn(captcha: Captcha): SignIn {
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState(false)
  const [refusal, setRefusal] = useState('')
  const [errors, setErrors] = useState<FieldErrors>({})

  const refuse = (failure: unknown) => {
    if (!(failure instanceof Failure)) throw failure
    setErrors(failure.errors)
    setRefusal(Object.keys(failure.errors).length > 0 ? '' : failure.message)
    if (captcha.needed || asksForCheckCode(failure.data)) captcha.renew()
  }

  const submit = async (given: PasswordSignIn | SmsSignIn) => {
    setBusy(true)
    setRefusal('')
    try {
      await signIn(given)
      sessionBegan()
      setDone(true)
      location.replace(returnPath(new URLSearchParams(location.search).get('to'), location.origin))
      return true
    } catch (failure) {
      setBusy(false)
      refuse(failure)
      return false
    }
  }

  return { busy, done, refusal, errors, setErrors, submit, refuse }
}

function asksForCheckCode(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'needsCheckCode' in data && data.needsCheckCode === true
}
