import { http } from '../../platform/http/client.ts'
import { openPage } from '../../platform/page/page-navigation.ts'

/** Opens what a notice is about: a page of ours, or a file that was made. */
export function followNotice(url: string, title: string): void {
  // A refusal, such as of a file that is gone, has been said by then.
  if (url.startsWith('/api/')) void http.download(url, null, title).catch(() => undefined)
  else openPage(url)
}
