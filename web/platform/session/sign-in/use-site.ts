import { useEffect, useState } from 'react'
import { useLang } from '../language.ts'
import { getSite, type Site } from '../public-site-info.ts'

/** The site's public settings, fetched again when the language changes; null until they come. */
export function useSite(): Site | null {
  const lang = useLang()
  const [site, setSite] = useState<Site | null>(null)
  useEffect(() => {
    let wanted = true
    getSite().then(
      (found) => wanted && setSite(found),
      () => null,
    )
    return () => {
      wanted = false
    }
  }, [lang])
  return site
}
