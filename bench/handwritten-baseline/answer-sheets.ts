import { type ByHand, copyOf } from './handwritten-list.ts'

const paged = (where: string) => [
  `select c.id, c.ver, c.questionnaire, q.title, c.answerer, p.user_name as answerer_name, c.score, c.answer_time, c.device
  from by_hand.answer_sheet c left join questionnaire.questionnaire q on q.id = c.questionnaire left join base.person p on p.id = c.answerer
  where ${where} order by c.answer_time desc, c.id desc limit 20`,
  `select count(*) from by_hand.answer_sheet c where ${where}`,
]

/** Answers to questionnaires, the latest first. */
export function answerSheetsByHand(questionnaire: string, person: string): ByHand {
  const days = ['2026-03-01T00:00:00+08:00', '2026-08-31T00:00:00+08:00'].map((day) => new Date(day).getTime())
  return {
    path: 'questionnaire/answerSheet',
    who: 'hr',
    table: 'answer_sheet',
    prepare: `${copyOf('questionnaire.answer_sheet', 'answer_sheet')}
      create index on by_hand.answer_sheet (questionnaire, answer_time desc, id desc);
      create index on by_hand.answer_sheet (questionnaire, answerer, answer_time desc, id desc)`,
    lists: [
      {
        work: 'answers to one questionnaire',
        request: { parameters: { questionnaire } },
        statements: paged('c.questionnaire = $1'),
        values: [questionnaire],
      },
      {
        work: 'answers of one person to one questionnaire',
        request: { parameters: { questionnaire, answerer: person } },
        statements: paged('c.questionnaire = $1 and c.answerer = $2'),
        values: [questionnaire, person],
      },
      {
        work: 'answers of one person to one questionnaire in some months',
        request: { parameters: { questionnaire, answerer: person, answerTime: { from: days[0], to: days[1] } } },
        statements: paged(
          'c.questionnaire = $1 and c.answerer = $2 and c.answer_time between to_timestamp($3 / 1000.0) and to_timestamp($4 / 1000.0)',
        ),
        values: [questionnaire, person, ...days],
      },
    ],
  }
}
