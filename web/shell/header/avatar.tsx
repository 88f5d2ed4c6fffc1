import type { SessionUser } from '../../platform/session/session-start-data.ts'
import css from './avatar.module.css'

/** The person's picture, or the letters he is called by. */
export function Avatar({
  user,
  size = 28,
}: {
  readonly user: Pick<SessionUser, 'userName' | 'userAvatar'>
  readonly size?: number
}) {
  const box = { width: size, height: size, fontSize: size * 0.42 }
  if (user.userAvatar)
    return (
      <img
        className={css.avatar}
        style={box}
        src={`/api/dfs/local/downfile?filePath=${encodeURIComponent(user.userAvatar)}`}
        alt=""
      />
    )
  return (
    <span className={css.avatar} style={box} aria-hidden="true">
      {letters(user.userName)}
    </span>
  )
}

/** 李文 -> 文 (people are called by their given name), Иван Петров -> ИП. */
function letters(name: string): string {
  if (/\p{Script=Han}/u.test(name)) return [...name].at(-1) ?? ''
  return name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase()
}
