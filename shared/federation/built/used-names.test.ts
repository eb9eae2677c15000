import { parse } from 'acorn';
import { expect, test } from 'vitest';
import { usedNames } from './used-names';

/** What a module of a table takes from the modules 627 and 628. */
function takenBy(body: string) {
  const table = `(globalThis.chunk||=[]).push([[1],{537(e,t,r){${body}}}]);`;
  const program = parse(table, { ecmaVersion: 'latest' });
  const { names, whole } = usedNames(program, new Set(['627', '628']));
  return { names: [...names].sort(), isWhole: whole.length > 0 };
}

test.each([
  ['a member', 'var a=r(627);(0,a.useParams)();f(a.courtAtom)', ['courtAtom', 'useParams']],
  ['an id as text', 'let a=r("627");a["courtAtom"]', ['courtAtom']],
  ['a member at once', 'f(r(627).Link)', ['Link']],
  ['a name unpacked', 'const {Link:a,announce:b}=r(628);a(b)', ['Link', 'announce']],
  ['a later value', 'var a,b;f(),a=r(627),b=a;b.Link', ['Link']],
  ['an inner function', 'var a=r(627);function g(){return()=>a.Link}', ['Link']],
  ['an inner name of the same letters', 'var a=r(627);a.Link;f((a)=>a.title);{let a=1;f(a)}', ['Link']],
  ['an outer name of the same letters', 'f(function(a){var r=(a)=>a;return r(627)(a)})', []],
  ['a module for what it does', 'r(627);f(r(12).title)', []],
  ['a name handed on', 'var a=r(627);r.d(t,{Link:()=>a.Link})', ['Link']],
  ['a default that nobody asks for', 'var a=r(627),b=r.n(a);a.Link', ['Link']],
])('%s is told by name', (_form, body, names) => {
  expect(takenBy(body)).toEqual({ names, isWhole: false });
});

test.each([
  ['handed to a function', 'var a=r(627);f(a)'],
  ['asked by a name that is reckoned', 'var a=r(627);a[x]'],
  ['spread', 'var a=r(627);f({...a})'],
  ['unpacked with a rest', 'var {Link:a,...b}=r(627);f(a,b)'],
  ['loaded by import()', 'r.e(1).then(r.bind(r,627))'],
  ['taken by its default', 'var a=r(627),b=r.n(a);b().Link'],
  ['handed on', 'var a=r(627);r.d(t,{all:()=>a})'],
])('the module %s is told as a whole', (_form, body) => {
  expect(takenBy(body).isWhole).toBe(true);
});
