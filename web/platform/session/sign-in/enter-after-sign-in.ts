import { sessionBegan } from '../../http/session-end.ts'
import { returnPath } from '../return-path.ts'

/** Through the open door, to the page that was asked for. */
export function enter(): void {
  sessionBegan()
  location.replace(returnPath(new URLSearchParams(location.search).get('to'), location.origin))
}
