export { TaskInbox as default } from '../../../web/define.ts'
