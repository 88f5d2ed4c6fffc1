import { type ByHand, copyOf, dictionaryNamed } from './handwritten-list.ts'

const paged = (where: string) => [
  `select c.id, c.ver, c.company_code, c.company_name, c.credit_code, c.legal_person, c.reg_capital, c.vat_type, v.dic_name as vat_type_name,
    c.base_currency, b.dic_name as base_currency_name, c.owner_unit, un.dept_sname as owner_unit_name
  from by_hand.company c left join base.department un on un.id = c.owner_unit
  ${dictionaryNamed('v', 'vatPayerType', 'c.vat_type')} ${dictionaryNamed('b', 'currency', 'c.base_currency')}
  where ${where} order by c.company_code, c.id limit 20`,
  `select count(*) from by_hand.company c where ${where}`,
]

/** Companies by their codes. */
export function companiesByHand(unit: string): ByHand {
  return {
    path: 'organisation/company',
    who: 'admin',
    table: 'company',
    prepare: `${copyOf('organisation.company', 'company')}
      create index on by_hand.company (vat_type, company_code);
      create index on by_hand.company (owner_unit, vat_type, company_code)`,
    lists: [
      {
        work: 'companies by sort of taxpayer',
        request: { parameters: { vatType: 'small' } },
        statements: paged('c.vat_type = $1'),
        values: ['small'],
      },
      {
        work: 'companies by unit and sort of taxpayer',
        request: { parameters: { ownerUnit: unit, vatType: 'small' } },
        statements: paged('c.owner_unit = $1 and c.vat_type = $2'),
        values: [unit, 'small'],
      },
      {
        work: 'companies by unit, sort of taxpayer and part of the name',
        request: { parameters: { ownerUnit: unit, vatType: 'small', companyName: '公司 77' } },
        statements: paged('c.owner_unit = $1 and c.vat_type = $2 and c.company_name like $3'),
        values: [unit, 'small', '%公司 77%'],
      },
    ],
  }
}
