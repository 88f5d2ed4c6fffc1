import { makeReader, rules } from '../../server/module-api.ts'
import { userGroup } from './user-group.ts'

/** Who stands in a shared group reads it. */
export const userGroupRules = rules(userGroup, {
  saved: async (ctx, { id, shared, memberIds }) => {
    if (shared === '1') await makeReader(ctx, userGroup, id, memberIds ?? [])
  },
})
