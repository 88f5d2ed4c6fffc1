import type { Words } from '../../../core/values/language.ts'

/** Why coal is not blended. */
export const blendRefusals = {
  'blend.same-batch': {
    zh: '同一批次只能占一行，请合并配比',
    ru: 'Партия указана дважды: объедините её доли в одной строке',
    en: 'A batch stands there twice: put its shares into one line',
  },
  'blend.not-judged': {
    zh: '配比合计须为100%，且每个限值对应的化验值和单位成本都要有，请补全后再提交',
    ru: 'Доли должны давать 100 %, а у каждой партии нужны качество и себестоимость: дополните и отправьте снова',
    en: 'Shares have to come to 100 %, with quality and cost of every batch: complete them, then submit',
  },
  'blend.over-limit': {
    zh: '配后质量超出限值，请调整配比或采用最省配比后再提交',
    ru: 'Качество смеси выходит за пределы: измените доли или возьмите самый дешёвый рецепт',
    en: 'The mix is beyond its limits: change the shares or use the cheapest recipe, then submit',
  },
  'blend.no-recipe': {
    zh: '现有批次配不出符合限值的煤，请放宽限值、减少计划数量或添加批次',
    ru: 'Рецепта в заданных пределах нет: смягчите пределы, уменьшите количество или добавьте партии',
    en: 'No recipe keeps the limits: relax them, plan less or add batches',
  },
  'blend.not-enough': {
    zh: '批次 {batch} 可用 {left} 吨，投料需要 {qty} 吨，请减少投料数量或调整配比',
    ru: 'В партии {batch} свободно {left} т, а нужно {qty} т: загрузите меньше или измените доли',
    en: 'Batch {batch} has {left} t free and {qty} t are needed: feed less or change the shares',
  },
  'blend.fed': {
    zh: '已投料，不能撤销或关闭；请先撤回产出和投料',
    ru: 'Уголь уже загружен: сначала отмените выход и загрузку',
    en: 'The coal has been fed: take the output and the feed back first',
  },
  'blend.before-feed': {
    zh: '产出日期不能早于投料日期 {day}',
    ru: 'Дата выхода не может быть раньше загрузки {day}',
    en: 'The output cannot be before the feed on {day}',
  },
  'blend.imbalance': {
    zh: '投料 {fed} 吨、产出 {made} 吨，差 {diff} 吨（{pct}%），超出±{most}%。请复核两次过磅；投料数有误的先撤回投料，按实数重投；确有亏吨的先撤回投料，对原料批次盘点后再投',
    ru: 'Загружено {fed} т, получено {made} т, разница {diff} т ({pct} %) больше ±{most} %. Проверьте взвешивания; если загрузка неверна, отмените её и загрузите по факту, а при недостаче сначала проведите инвентаризацию партий',
    en: 'Fed {fed} t and produced {made} t, {diff} t ({pct} %) apart where ±{most} % is allowed. Check both weighings; if the feed is wrong, take it back and feed what it was; if coal is missing, take it back and count the batches first',
  },
  'blend.of-blend': {
    zh: '该单据由配煤单 {number} 生成，请在配煤单上撤回',
    ru: 'Документ создан шихтовкой {number}: отмените её шаг там',
    en: 'The blend {number} made this entry: take its step back there',
  },
  'blend.by-blend-only': {
    zh: '配煤的投料和产出由配煤单自动生成，请在“配煤管理”中办理',
    ru: 'Загрузку и выход шихты создаёт документ шихтовки: оформите их в «Шихтовке угля»',
    en: 'What a blend takes and makes is entered by the blend: use “Coal blending”',
  },
} as const satisfies Readonly<Record<string, Words>>
