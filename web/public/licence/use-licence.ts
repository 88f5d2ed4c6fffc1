import { useEffect, useState } from 'react'
import { Failure } from '../../platform/http/failure.ts'
import { say } from '../../platform/session/use-words.ts'
import { getLicence, loadLicence, type LicenceInfo } from './licence-info.ts'
import { licencePageWords as words } from './licence-words.ts'

const largest = 20_000

/** The licence as it stands, and how to put another file in its place. */
export function useLicence() {
  const [info, setInfo] = useState<LicenceInfo | null>(null)
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const [loaded, setLoaded] = useState(false)
  useEffect(() => {
    getLicence().then(setInfo, () => setError(say(words.unread)))
  }, [])
  async function load(file: File) {
    setBusy(true)
    setError('')
    setLoaded(false)
    try {
      // A licence is a short text; the beginning of anything else is refused by its signature.
      setInfo(await loadLicence((await file.text()).slice(0, largest)))
      setLoaded(true)
    } catch (cause) {
      setError(cause instanceof Failure ? (cause.errors['file'] ?? cause.message) : say(words.unread))
    } finally {
      setBusy(false)
    }
  }
  return { info, error, busy, loaded, load }
}
