import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { isWatermarked } from '../../core/values/watermarked-pages.ts'
import { keepWatermark } from '../platform/page/watermark-canvas.ts'
import { useSession } from '../platform/session/session.ts'
import { fullMoment } from '../platform/words/moment-text.ts'

interface WatermarkProps {
  readonly pages: readonly string[]
}

/** The watermark of the page in front. */
export function Watermark({ pages }: WatermarkProps) {
  return <PageWatermark pages={pages} pathname={useLocation().pathname} />
}

/** Who reads this and when, across pages that are to be read under a name. */
export function PageWatermark({ pages, pathname }: WatermarkProps & { readonly pathname: string }) {
  const { user, lang } = useSession()
  const wanted = isWatermarked(pages, pathname)
  useEffect(
    () =>
      wanted ? keepWatermark(() => [`${user.userName} ${user.userCode}`, fullMoment(Date.now(), lang)]) : undefined,
    [wanted, user.userName, user.userCode, lang],
  )
  return null
}
