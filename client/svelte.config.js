/** Trees instead of HTML text: the page allows no policy that would turn text into elements. */
export default { compilerOptions: { runes: true, fragments: 'tree' } };
