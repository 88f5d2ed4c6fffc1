import { useState } from 'react'
import { signIn, type PasswordSignIn, type SmsSignIn } from '../sign-in.ts'
import { enter } from './enter-after-sign-in.ts'
import { refusalOf } from './sign-in-errors.ts'
import type { Captcha } from './use-captcha.ts'

export type FieldErrors = Readonly<Record<string, string>>

interface SignIn {
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

/**
 * The way through the door: one call, its refusals at their fields, then the page that was asked for, or the second
 * proof.
 */
export function useSignIn(captcha: Captcha, onTicket: (ticket: string) => void): SignIn {
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState(false)
  const [refusal, setRefusal] = useState('')
  const [errors, setErrors] = useState<FieldErrors>({})

  const refuse = (failure: unknown) => {
    const { errors: found, said, data } = refusalOf(failure)
    setErrors(found)
    setRefusal(said)
    if (captcha.needed || asksForCheckCode(data)) captcha.renew()
  }

  const submit = async (given: PasswordSignIn | SmsSignIn) => {
    setBusy(true)
    setRefusal('')
    try {
      const ticket = await signIn(given)
      if (ticket !== null) onTicket(ticket)
      else {
        setDone(true)
        enter()
      }
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
