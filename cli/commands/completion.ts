/** akinai completion */
import { fileURLToPath } from 'node:url'
import { script } from '@bomb.sh/tab'
import { Argument, Command } from 'commander'

const SHELLS = ['bash', 'zsh', 'fish'] as const

const PROGRAM = fileURLToPath(new URL('../../bin/akinai.js', import.meta.url))

const HELP = `
Examples, for the file that your shell reads when it starts; the alias is for where akinai is not installed for all:
  alias akinai='npx akinai'
  source <(npx akinai completion bash)             # ~/.bashrc
  source <(npx akinai completion zsh)              # ~/.zshrc, behind compinit
  npx akinai completion fish | source              # ~/.config/fish/config.fish`

/** The command that prints what makes a shell complete the words of this one. */
export function completionCommand(): Command {
  return new Command('completion')
    .description('print a script by which the tab key completes commands and their options')
    .addArgument(new Argument('<shell>').choices(SHELLS))
    .addHelpText('after', HELP)
    .action((shell: string) => {
      const program = `${quoted(process.execPath)} ${quoted(PROGRAM)}`
      if (shell === 'bash') process.stdout.write(bashScript(program))
      else script(shell, 'akinai', program)
    })
}

/**
 * Our own: the library's needs the package bash-completion, cannot be read twice, and has the shell evaluate what was typed so
 * far, which `$(…)` in it would run. Where nothing of ours fits, names of files do.
 */
function bashScript(program: string): string {
  return `_akinai() {
  local IFS=$'\\n'
  local words=$(${program} complete -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null | sed '/^:/d; s/\\t.*//')
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _akinai akinai
`
}

/** As a word of a shell, whatever the path has in it. */
function quoted(path: string): string {
  return `'${path.replaceAll("'", `'\\''`)}'`
}
