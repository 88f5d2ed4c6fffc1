import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { http } from '../../platform/http/client.ts'
import { useSession } from '../../platform/session/session.ts'

/** Initials and pinyin of menu entries, by their ids: `fkjh fukuanjihua`. */
export type MenuPinyin = Readonly<Record<string, string>>

const none: MenuPinyin = {}

/** How the caller's menu is typed in Latin letters; asked for once somebody types some, and again for another menu. */
export function useMenuPinyin(asked: string): MenuPinyin {
  const { menus } = useSession()
  const ids = useMemo(() => menus.map(({ menuId }) => menuId).join(), [menus])
  const { data = none } = useQuery({
    queryKey: ['menuPinyin', ids],
    queryFn: ({ signal }) => http.get<MenuPinyin>('/api/system/menu/pinyin', { signal, quiet: true }),
    enabled: /[a-z]/i.test(asked),
    staleTime: Infinity,
  })
  return data
}
