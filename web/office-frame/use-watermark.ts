import { useEffect } from 'react'
import type { Lang } from '../../core/values/language.ts'
import { keepWatermark } from '../platform/page/watermark-canvas.ts'
import { fullMoment } from '../platform/words/moment-text.ts'
import type { OpenedFile } from './frame-calls.ts'

/**
 * Who reads a document and when, across it. Over the pages of others it stands always; our own pages draw it around the
 * frame already, so there it comes for a print, which the frame makes alone.
 */
export function useWatermark(opened: OpenedFile | null, lang: Lang): void {
  const mark = opened?.watermark ?? null
  const isOurs = opened?.origin === ''
  useEffect(() => {
    if (mark === null) return undefined
    const lines = () => [mark, fullMoment(Date.now(), lang)]
    return isOurs ? whilePrinting(() => keepWatermark(lines, true)) : keepWatermark(lines)
  }, [mark, isOurs, lang])
}

function whilePrinting(keep: () => () => void): () => void {
  let end: (() => void) | null = null
  const begin = () => {
    end?.()
    end = keep()
  }
  const stop = () => {
    end?.()
    end = null
  }
  addEventListener('beforeprint', begin)
  addEventListener('afterprint', stop)
  return () => {
    removeEventListener('beforeprint', begin)
    removeEventListener('afterprint', stop)
    stop()
  }
}
