import { describe, expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

describe('initialsOf', () => {
  it.each([
    ['منيرة السبيعي', 'م س'],
    ['عبدالله الغامدي', 'ع غ'],
    ['أسامة بن خالد الثبيتي', 'ا ث'],
    ['الوليد', 'و'],
    ['آل', 'ا'],
    ['Munira Alsubaie', 'M A'],
    ['hind  al-zahrani', 'H A'],
    ['Reem', 'R'],
    ['Dr. Reem – Alqahtani', 'D A'],
    ['', ''],
    ['  –  ', ''],
  ])('of %j are %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
