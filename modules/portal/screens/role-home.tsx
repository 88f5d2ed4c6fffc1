export { OthersHome as default } from '../../../web/define.ts'
