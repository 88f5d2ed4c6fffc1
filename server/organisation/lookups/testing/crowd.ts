import type { Pool } from '../../../platform/database/pool.ts'

/** How a crowd is made: everybody's number decides his name, place, roles and status. */
interface CrowdPlan {
  readonly count: number
  /** Units or departments that people are spread over. */
  readonly places: readonly { readonly unitId: string; readonly deptId: string }[]
  readonly roleIds: readonly string[]
}

const surnames =
  '王wang 李li 张zhang 刘liu 陈chen 杨yang 赵zhao 黄huang 周zhou 吴wu 徐xu 孙sun 马ma 朱zhu 胡hu 林lin 郭guo 何he 高gao 单shan'
const given =
  '伟wei 芳fang 娜na 敏min 静jing 强qiang 磊lei 洋yang 勇yong 艳yan 杰jie 涛tao 明ming 超chao 霞xia 平ping 刚gang 玲ling 鹏peng 宇yu 𠮷ji 晨chen 欣xin 龙long 婷ting'

// A statement must end before the pool gives it up, on a slow machine too.
const atOnce = 1_000

/** Makes people by SQL, each in a role, findable like those that were typed in; one in twenty has left. */
export async function makeCrowd(pool: Pool, { count, places, roleIds }: CrowdPlan): Promise<void> {
  const client = await pool.driver.connect()
  try {
    for (let from = 1; from <= count; from += atOnce) {
      const to = Math.min(from + atOnce - 1, count)
      await client.query(people, [
        from,
        to,
        ...pairs(surnames),
        ...pairs(given),
        places.map(({ unitId }) => unitId),
        places.map(({ deptId }) => deptId),
        roleIds,
      ])
      // What a connection has planned for a handful of rows it keeps until it hears that there are more.
      if (from === 1) await client.query('analyze base.person, base.role_member')
    }
    await client.query('vacuum analyze base.person, base.role_member')
  } finally {
    client.release()
  }
}

const people = `
  with n as materialized (
    select g, gen_random_uuid() as id, 'w' || lpad(g::text, 6, '0') as code, '17' || lpad((g * 7919 % 1000000000)::text, 9, '0') as tel,
      ($3::text[])[a] || ($5::text[])[b] || ($5::text[])[c] as name, ($4::text[])[a] || ($6::text[])[b] || ($6::text[])[c] as pinyin,
      left(($4::text[])[a], 1) || left(($6::text[])[b], 1) || left(($6::text[])[c], 1) as initials,
      ($7::uuid[])[1 + g % cardinality($7::uuid[])] as unit_id, ($8::uuid[])[1 + g % cardinality($8::uuid[])] as dept_id
    from generate_series($1::int, $2::int) g
    cross join lateral (select 1 + g % cardinality($3::text[]) as a, 1 + g / 20 % cardinality($5::text[]) as b, 1 + g / 500 % cardinality($5::text[]) as c) r
  ), person as (
    insert into base.person (id, create_by, create_name, user_code, user_name, user_tel, user_dwid, user_bmid, user_zt, post, register, search, search_grams)
    select n.id, gen_random_uuid(), 'crowd', n.code, n.name, n.tel, n.unit_id, n.dept_id, case when n.g % 20 = 0 then '3' else '1' end,
      (array['head','mgr','staff','staff','staff',null])[1 + n.g % 6], timestamptz '2020-01-01' + make_interval(mins => n.g), s.search, s.grams
    from n cross join lateral (
      select concat_ws(E'\\n', n.code, n.name, n.pinyin, n.initials, n.tel) as search,
        array(select distinct substr(line, i, 2) from unnest(array[n.code, n.name, n.pinyin, n.initials, n.tel]) line, generate_series(1, length(line) - 1) i) as grams
    ) s
  )
  insert into base.role_member (id, create_by, create_name, role_id, user_id)
  select gen_random_uuid(), n.id, 'crowd', ($9::uuid[])[1 + g % cardinality($9::uuid[])], n.id from n`

/** `王wang 李li` as the characters and their readings. */
function pairs(text: string): [string[], string[]] {
  const parts = text.split(' ').map((pair) => [...pair])
  return [parts.map(([sign = '']) => sign), parts.map(([, ...reading]) => reading.join(''))]
}
