export { OwnHome as default } from '../../../web/define.ts'
