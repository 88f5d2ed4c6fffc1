import { additionalPost } from '../../../base/additional-post.ts'
import { dictionary } from '../../../base/dictionary.ts'
import { person } from '../../../base/person.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { find, get } from '../../records/read/find-visible-records.ts'
import { remove } from '../../records/write/delete-records.ts'
import { save, type Saved } from '../../records/write/save-record.ts'
import { withinTransaction } from '../../records/write/within-transaction.ts'

/** Makes an additional post the main one; what was the main post becomes an additional one. */
export function makeMain(ctx: Ctx, postId: string): Promise<Saved> {
  return withinTransaction(ctx, async (inside) => {
    const post = await get(inside, additionalPost, postId, { lock: true })
    const holder = await get(inside, person, post.userId ?? '', { lock: true })
    const posts = await find(inside, dictionary, { dicGroup: 'post', dicName: post.postName ?? '' }, { limit: 1 })
    const [before] = await find(inside, dictionary, { dicGroup: 'post', dicCode: holder.post ?? '' }, { limit: 1 })
    await remove(inside, additionalPost, [postId])
    if (holder.userDwid !== null)
      await save(inside, additionalPost, {
        userId: holder.id,
        dwId: holder.userDwid,
        bmId: holder.userBmid,
        postName: before?.dicName ?? post.postName,
        isMain: '0',
      })
    return save(inside, person, {
      id: holder.id,
      ver: holder.ver,
      userDwid: post.dwId,
      userBmid: post.bmId,
      ...(posts[0] ? { post: posts[0].dicCode } : {}),
    })
  })
}
