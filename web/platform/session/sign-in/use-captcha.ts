import { useCallback, useEffect, useState } from 'react'
import { http } from '../../http/client.ts'

export interface Captcha {
  /** A picture must be read from now on. */
  readonly needed: boolean
  readonly image: string
  readonly checkId: string
  readonly checkCode: string
  readonly type: (code: string) => void
  /** Fetches a new picture; the old one is spent or unreadable. */
  readonly renew: () => void
  /** The picture has done its work. */
  readonly drop: () => void
}

/**
 * The picture code, fetched once the server asks for one (from the third failure), or at once when it says so
 * beforehand.
 */
export function useCaptcha(atOnce: boolean): Captcha {
  const [picture, setPicture] = useState<{ readonly checkId: string; readonly image: string } | null>(null)
  const [checkCode, setCheckCode] = useState('')
  const renew = useCallback(() => {
    http.get<{ checkId: string; image: string }>('/api/system/user/checkCode').then(
      (found) => {
        setCheckCode('')
        setPicture(found)
      },
      () => null,
    )
  }, [])
  useEffect(() => {
    if (atOnce) renew()
  }, [atOnce, renew])
  return {
    needed: picture !== null,
    image: picture?.image ?? '',
    checkId: picture?.checkId ?? '',
    checkCode,
    type: setCheckCode,
    renew,
    drop: () => setPicture(null),
  }
}
