import { runCommand } from './operations/run-command.ts'

// The operator's command line: `npm run operate -- <command>`.
const { status, stdout, stderr } = await runCommand(process.argv.slice(2), process.env)
process.stdout.write(stdout)
process.stderr.write(stderr)
process.exitCode = status
